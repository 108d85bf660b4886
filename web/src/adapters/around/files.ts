// The files of looking around: put in by the build (web/build/around-service.ts).
export const aroundFiles: readonly string[] = []

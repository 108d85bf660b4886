// Where the style sheet of the later screens is: put in by the build (web/build/late-styles.ts).
export const lateStylesAddress: string = ''

export function buildWebWhenStale(say: (line: string) => void): Promise<void>

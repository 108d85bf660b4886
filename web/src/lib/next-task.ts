// Next task: a break between two pieces of work, in which the browser can draw and answer a press.

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

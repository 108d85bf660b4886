// After the frame: what need not be in the frame that answers a press.

export const afterFrame = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act))

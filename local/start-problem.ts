// Start problem: why the stack cannot start, as one sentence that says what to do.
export class StartProblem extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? {} : { cause })
    this.name = 'StartProblem'
  }
}

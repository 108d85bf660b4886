// Educator: a language model that writes one text for a prompt, in our words; who provides it is the adapters' business.

export type Prompt = { readonly system: string; readonly user: string }

export type GenerationRequest = Prompt & {
  /** The provider sees a code made from it, never the id itself. */
  readonly userId: string
  readonly maxTokens: number
  /** 0 is the same answer every time, as far as a model can. */
  readonly temperature: number
  /** For everything about this one call. */
  readonly timeoutMs: number
}

export type TokenUsage = { readonly inputTokens: number; readonly outputTokens: number }

/**
 * Why there is no text: the provider limits us, fails, took too long, answered with something that is no answer, with
 * nothing, or declined the content; it refuses us (key, model, request); we leave it in peace after failures; we have no key.
 */
export type NoTextBecause =
  'throttled' | 'failing' | 'timeout' | 'garbled' | 'empty' | 'filtered' | 'refused' | 'resting' | 'no-key'

export type Generation =
  /** @property usage undefined when the provider does not say */
  | { readonly kind: 'text'; readonly text: string; readonly isCutOff: boolean; readonly usage: TokenUsage | undefined }
  | {
      readonly kind: 'failure'
      readonly because: NoTextBecause
      /** The status of the provider's answer, where there was one. */
      readonly status?: number
      /** Seconds for which the provider asked to be left alone. */
      readonly retryAfterSeconds: number
      /** undefined when the call may have been billed and nobody knows how much. */
      readonly usage: TokenUsage | undefined
    }

/** US dollars for a million tokens, which is the same as millionths of a dollar for one. */
export type TokenPrice = { readonly input: number; readonly output: number }

export type Educator = {
  readonly price: TokenPrice
  /** One call to the provider and no more: never tries again by itself. Never throws. */
  generate(request: GenerationRequest): Promise<Generation>
}

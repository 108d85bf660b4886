// Forgotten sign-up: an account that was never confirmed and is confirmed from "Forgot password?". Whoever signed up may have been somebody
// else, who knows its password and waits for exactly this: the pool's trigger takes that password away (P7).

/** What the page says of itself with the code; without it a confirmation is that of somebody who has just signed up. */
export const forgottenSignUp = { passwordIsForgotten: 'true' } as const

/**
 * @param clientMetadata what came with the code; nobody has checked it, and whoever leaves it out has the code of the mailbox
 */
export const isForgottenSignUp = (
  triggerSource: string,
  clientMetadata: Readonly<Record<string, string>> | undefined,
): boolean =>
  triggerSource === 'PostConfirmation_ConfirmSignUp' &&
  clientMetadata?.['passwordIsForgotten'] === forgottenSignUp.passwordIsForgotten

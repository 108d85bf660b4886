// Password reset: a new password set with a mailed code. The pool itself leaves every session open then, so whoever is in with a token of
// somebody else would stay in for its 30 days, and a new password is what our mails tell the owner to set (P103).
export const isPasswordReset = (triggerSource: string): boolean =>
  triggerSource === 'PostConfirmation_ConfirmForgotPassword'

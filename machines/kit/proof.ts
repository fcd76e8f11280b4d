/** What a signed-in user proves themselves with: the present password, or a mailed code. */
export type Proof = { password?: string; code?: string };

/** The proof that an account asks for; empty if nothing was typed, so that the server's error names what is missing. */
export function proofOf({ hasPassword, proof }: { hasPassword: boolean; proof: string }): Proof {
  if (proof === '') return {};
  return hasPassword ? { password: proof } : { code: proof };
}

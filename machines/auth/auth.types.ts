import type { Notice, UnansweredKey } from '../kit/notice.ts';
import type { Refused } from '../kit/refusal.ts';

/** In a dialog over a page, or as the /login page. */
export type AuthPlace = 'dialog' | 'page';
/** `verify` is a login for which the server also requires a code (10005). */
export type AuthMode = 'login' | 'register' | 'reset' | 'verify';
export type AuthField = 'email' | 'password' | 'code';

/** Message keys of spec §5: login.email_rule, email_rule1, email_rule2, password_rule, code_rule. */
export type FieldRule = 'emailRule' | 'emailRule1' | 'emailRule2' | 'passwordRule' | 'codeRule';

/** Why the OpenID provider sent somebody back who did not sign in. */
export type ProviderRefusal = 'signInCanceled' | 'signInFailed';

/** The message above the form: the server's sentence, or ours when the server is unreachable or the provider sent nobody back. */
export type AuthProblem = { readonly text: string } | { readonly key: UnansweredKey | ProviderRefusal };

export type AuthContext = {
  place: AuthPlace;
  email: string;
  password: string;
  code: string;
  errors: Partial<Record<AuthField, FieldRule>>;
  problem: AuthProblem | null;
  /** When another code can be requested, in milliseconds since 1970; null when it can be now. */
  resendAt: number | null;
  /** Whether Google's answer was sent last: on the page, its sign-in goes back where it came from. */
  isFromGoogle: boolean;
};

/** A chart that starts on the page is open from the start, so that a prerendered /login shows its form. */
export type AuthInput = { place: AuthPlace };

export type AuthEvent =
  | { type: 'auth.opened'; place: AuthPlace; mode: Exclude<AuthMode, 'verify'> }
  | { type: 'auth.closed' }
  | { type: 'login.chosen' }
  | { type: 'register.chosen' }
  | { type: 'reset.chosen' }
  | { type: 'field.changed'; field: AuthField; value: string }
  /** `mode` names the form that was sent, or that asks for a code. */
  | { type: 'code.requested'; mode: AuthMode }
  | { type: 'form.submitted'; mode: AuthMode }
  /** Google's button returned a credential. */
  | { type: 'google.answered'; credential: string }
  /** The OpenID provider led back to the login page. */
  | { type: 'provider.answered'; code: string; state: string }
  | { type: 'provider.refused'; key: ProviderRefusal }
  /** A passkey is to be used in place of the form. */
  | { type: 'passkey.chosen' }
  /** Raised by the chart itself: what the server's answer means for the mode. */
  | { type: 'password.changed' }
  | { type: 'code.needed' };

/**
 * Facts emitted to the root. After a sign-in in the dialog, in this order (spec §4): token.obtained, user.stale, notice.raised,
 * auth.dismissed, inviteCode.spent, creditsDialog.due, pricingDialog.due. On the page return.requested follows; with Google on the page the
 * last two are replaced by pricingFlag.due and back.requested.
 */
export type AuthEmitted =
  | { type: 'auth.shown'; place: AuthPlace }
  | { type: 'token.obtained'; token: string }
  | { type: 'user.stale' }
  /** The form is closed. `signedIn` lets a flow that waits for a sign-in decide whether to continue. */
  | { type: 'auth.dismissed'; place: AuthPlace; signedIn: boolean }
  | { type: 'inviteCode.spent' }
  | { type: 'creditsDialog.due' }
  | { type: 'pricingDialog.due' }
  /** Navigate to the saved path, or to /. */
  | { type: 'return.requested' }
  /** Set the session flag showPricingDialog. */
  | { type: 'pricingFlag.due' }
  | { type: 'back.requested' }
  | Notice;

export type SignInAnswer = { ok: true; token: string } | Refused;
export type PasswordAnswer = { ok: true } | Refused;
/** The server's answer to the form: only a sign-in returns a token. */
export type SubmitAnswer =
  | SignInAnswer
  | PasswordAnswer
  | (Refused & { isCodeNeeded: true })
  /** The account has a second factor. */
  | (Refused & { isStepNeeded: true });
/** `sentAt` is milliseconds since 1970. */
export type CodeAnswer = { ok: true; sentAt: number } | Refused;

export type Credentials = { email: string; password: string; code: string };
/** The form in its mode, Google's credential, or what the OpenID provider sent back. */
export type Sent = (Credentials & { mode: AuthMode }) | { credential: string } | { code: string; state: string };

export type AuthTypes = {
  context: AuthContext;
  events: AuthEvent;
  emitted: AuthEmitted;
  input: AuthInput;
  children: { secondStep: 'secondStep'; cooldown: 'cooldown' };
  tags: 'busy' | 'editing' | 'secondStep' | 'codeReady' | 'sendingCode' | 'cooling';
};

import type { DeadlineEvent } from '../kit/deadline.ts';
import type { Notice } from '../kit/notice.ts';
import type { Refused } from '../kit/refusal.ts';

/** In the dialog over a page, or as the /login page. */
export type AuthPlace = 'dialog' | 'page';
/** `verify` is a login for which the server also wants a code (10005). */
export type AuthMode = 'login' | 'register' | 'reset' | 'verify';
export type AuthField = 'email' | 'password' | 'code';

/** Names of the sentences of spec §5: login.email_rule, email_rule1, email_rule2, password_rule, code_rule. */
export type FieldRule = 'emailRule' | 'emailRule1' | 'emailRule2' | 'passwordRule' | 'codeRule';

/** What stands above the form: the server's sentence, or ours when the server could not be reached. */
export type AuthProblem = { readonly text: string } | { readonly key: 'networkProblem' };

export type AuthContext = {
  place: AuthPlace;
  /** The mode on screen; null while the form is closed. */
  mode: AuthMode | null;
  email: string;
  password: string;
  code: string;
  errors: Partial<Record<AuthField, FieldRule>>;
  problem: AuthProblem | null;
  /** When a code may be asked for again, in milliseconds since 1970. */
  resendAt: number | null;
  /** Milliseconds until then, as of the last tick. */
  remaining: number;
  /** The page behind asks to be loaded anew after a sign-in (20001, spec §8). */
  refresh: boolean;
};

/** A chart started on the page is open from the start, so that a prerendered /login shows its form. */
export type AuthInput = { place: AuthPlace };

export type AuthEvent =
  | { type: 'auth.opened'; place: AuthPlace; mode: AuthMode; refresh?: boolean }
  | { type: 'auth.closed' }
  | { type: 'login.chosen' }
  | { type: 'register.chosen' }
  | { type: 'reset.chosen' }
  | { type: 'field.changed'; field: AuthField; value: string }
  | { type: 'code.requested' }
  | { type: 'form.submitted' }
  /** Google's button gave a credential. */
  | { type: 'google.answered'; credential: string }
  | DeadlineEvent;

/**
 * Facts for the root. After a sign-in in the dialog, in this order (spec §4): token.obtained, user.stale, notice.raised,
 * auth.dismissed, inviteCode.spent, creditsDialog.due, pricingDialog.due. On the page return.requested follows them; with Google on
 * the page the last two give way to pricingFlag.due and back.requested.
 */
export type AuthEmitted =
  | { type: 'auth.shown'; place: AuthPlace }
  | { type: 'token.obtained'; token: string }
  | { type: 'user.stale' }
  /** The form is gone. `signedIn` tells whoever waits for a sign-in whether to go on. */
  | { type: 'auth.dismissed'; place: AuthPlace; signedIn: boolean; refresh: boolean }
  | { type: 'inviteCode.spent' }
  | { type: 'creditsDialog.due' }
  | { type: 'pricingDialog.due' }
  /** To the saved path, or to /. */
  | { type: 'return.requested' }
  /** The session flag showPricingDialog is to be set. */
  | { type: 'pricingFlag.due' }
  | { type: 'back.requested' }
  | Notice;

export type SignInAnswer = { ok: true; token: string } | Refused;
export type PasswordAnswer = { ok: true } | Refused;
/** What the server says to the form: only a sign-in brings a token. */
export type SubmitAnswer = SignInAnswer | PasswordAnswer;
/** `resendAt` is milliseconds since 1970. */
export type CodeAnswer = { ok: true; resendAt: number } | Refused;

export type Credentials = { email: string; password: string; code: string };

export type AuthTypes = { context: AuthContext; events: AuthEvent; emitted: AuthEmitted; input: AuthInput; tags: 'busy' };

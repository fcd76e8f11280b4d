import type { BaseTranslation } from '../../generated/types.ts';

const login = {
  description: 'Log in or create an account to keep what you make on every device.',
  titles: { login: 'Log in', register: 'Create account', reset: 'Reset password', verify: 'Log in' },
  submit: { login: 'Log in', register: 'Create account', reset: 'Confirm', verify: 'Log in' },
  leads: {
    login: 'Good to see you again.',
    register: 'Free credits every day. No credit card required.',
    reset: 'We send a code to your address.',
    verify: 'To be sure that it is you, please enter the code from your mail as well.',
  },
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  code: 'Verification code',
  send: 'Send code',
  sending: 'Sending…',
  resend: 'Resend in {0:number} s',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint: '6 to 20 characters with a lower-case letter, an upper-case letter and a digit.',
  or: 'or',
  google: 'Continue with Google',
  haveAccount: 'Already have an account?',
  toLogin: 'Log in',
  toRegister: 'Create an account',
  toReset: 'Forgot password',
  cancelReset: 'Cancel password reset',
  artTitle: 'Make something today',
  artBody: '{0:number|number} free credits are waiting, every day.',
  rules: {
    emailRule1: 'This does not look like an email address.',
    passwordRule: 'Use 6 to 20 characters with at least one lower-case letter, one upper-case letter and one digit.',
    codeRule: 'Please enter the code from the mail.',
  },
  problem: { networkProblem: 'The server could not be reached. Please try again.' },
} satisfies BaseTranslation;

export default login;

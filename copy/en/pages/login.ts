import type { BaseTranslation } from '../../generated/types.ts';

const login = {
  description: 'Log in or sign up to keep your creations on every device, get free credits every day and manage your plan.',
  titles: { login: 'Log in', register: 'Create account', reset: 'Reset password', verify: 'Log in' },
  submit: { login: 'Log in', register: 'Create account', reset: 'Confirm', verify: 'Log in' },
  leads: {
    login: 'Welcome back.',
    register: 'Free credits every day. No credit card required.',
    reset: 'We’ll send a code to your email.',
    verify: 'To make sure it’s you, get a code by email and enter it here.',
  },
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  code: 'Verification code',
  send: 'Send code',
  sending: 'Sending…',
  resend: 'Resend in {0:number} s',
  showPassword: 'Show password',
  passwordHint: '6 to 20 characters with a lowercase letter, an uppercase letter and a digit.',
  or: 'or',
  google: 'Continue with Google',
  provider: 'Continue with {0:string}',
  haveAccount: 'Already have an account?',
  toLogin: 'Log in',
  toRegister: 'Create an account',
  toReset: 'Forgot password?',
  passkey: 'Log in with a passkey',
  cancelReset: 'Cancel password reset',
  artTitle: 'Make something today',
  artBody: '{0:number|number} free credit{{s}} for you, every day.',
  rules: {
    emailRule1: 'Please enter a valid email address.',
    passwordRule:
      'Use 6 to 20 characters with at least one lowercase letter, one uppercase letter and one digit. These symbols work too: ~!@#$%^&*()_+',
    codeRule: 'Please enter the code from the email.',
  },
} satisfies BaseTranslation;

export default login;

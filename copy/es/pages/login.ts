import type { NamespaceLoginTranslation } from '../../generated/types.ts';

const login = {
  description:
    'Inicia sesión o crea una cuenta para tener tus creaciones en todos tus dispositivos, recibir créditos gratis y administrar tu plan.',
  titles: {
    login: 'Iniciar sesión',
    register: 'Crear cuenta',
    reset: 'Restablecer contraseña',
    verify: 'Iniciar sesión',
  },
  submit: {
    login: 'Iniciar sesión',
    register: 'Crear cuenta',
    reset: 'Confirmar',
    verify: 'Iniciar sesión',
  },
  leads: {
    login: 'Nos alegra verte de nuevo.',
    register: 'Créditos gratis cada día. Sin tarjeta.',
    reset: 'Te enviaremos un código a tu correo.',
    verify: 'Para confirmar que eres tú, pide un código por correo y escríbelo aquí.',
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  code: 'Código de verificación',
  send: 'Enviar código',
  sending: 'Enviando…',
  resend: 'Reenviar en {0} s',
  showPassword: 'Mostrar contraseña',
  passwordHint: 'De 6 a 20 caracteres con una minúscula, una mayúscula y un número.',
  or: 'o',
  google: 'Continuar con Google',
  provider: 'Continuar con {0}',
  haveAccount: '¿Ya tienes cuenta?',
  toLogin: 'Iniciar sesión',
  toRegister: 'Crear una cuenta',
  toReset: '¿Olvidaste tu contraseña?',
  passkey: 'Iniciar sesión con una llave de acceso',
  cancelReset: 'Cancelar el cambio',
  artTitle: 'Crea algo hoy',
  artBody: '{0|number} crédito{{s}} gratis para ti, todos los días.',
  rules: {
    emailRule1: 'Escribe un correo válido.',
    passwordRule:
      'Usa de 6 a 20 caracteres con al menos una minúscula, una mayúscula y un número. También valen estos símbolos: ~!@#$%^&*()_+',
    codeRule: 'Escribe el código del correo.',
  },
} satisfies NamespaceLoginTranslation;

export default login;

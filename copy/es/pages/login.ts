import type { NamespaceLoginTranslation } from '../../generated/types.ts';

const login = {
  description: 'Inicia sesión o crea una cuenta para tener tus creaciones en todas partes.',
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
    login: 'Qué bien verte de nuevo.',
    register: 'Créditos gratis cada día. Sin tarjeta.',
    reset: 'Enviamos un código a tu dirección.',
    verify: 'Para estar seguros de que eres tú, escribe también el código que te hemos enviado.',
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  code: 'Código de verificación',
  send: 'Enviar código',
  sending: 'Enviando…',
  resend: 'Reenviar en {0} s',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  passwordHint: 'De 6 a 20 caracteres con una minúscula, una mayúscula y un número.',
  or: 'o',
  google: 'Continuar con Google',
  haveAccount: '¿Ya tienes cuenta?',
  toLogin: 'Iniciar sesión',
  toRegister: 'Crear una cuenta',
  toReset: 'He olvidado mi contraseña',
  cancelReset: 'Cancelar el cambio',
  artTitle: 'Crea algo hoy',
  artBody: '{0|number} créditos gratis te esperan, cada día.',
  rules: {
    emailRule1: 'Esto no parece un correo electrónico.',
    passwordRule: 'Usa de 6 a 20 caracteres con al menos una minúscula, una mayúscula y un número.',
    codeRule: 'Escribe el código del correo.',
  },
  problem: {
    networkProblem: 'No se pudo llegar al servidor. Inténtalo de nuevo.',
  },
} satisfies NamespaceLoginTranslation;

export default login;

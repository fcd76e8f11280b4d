import type { NamespaceSecondStepTranslation } from '../../generated/types.ts';

const secondStep = {
  title: 'Confirma que eres tú',
  lead: 'Escribe el código que tu app de autenticación muestra ahora. Si no la tienes a mano, usa un código de recuperación.',
  code: 'Código',
  hint: '6 dígitos o un código de recuperación',
  submit: 'Continuar',
  passkey: 'Usar una llave de acceso',
  waiting: 'Sigue las indicaciones del navegador',
  alone: 'Iniciar sesión con una llave de acceso',
  aloneLead: 'Tu navegador te pide la llave de acceso.',
  again: 'Intentar de nuevo',
  back: 'Volver',
  lost: '¿Perdiste todo? Escríbenos desde la página de contacto.',
} satisfies NamespaceSecondStepTranslation;

export default secondStep;

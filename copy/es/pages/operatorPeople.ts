import type { NamespaceOperatorPeopleTranslation } from '../../generated/types.ts';

const operatorPeople = {
  title: 'Personas: cuentas, créditos y dispositivos',
  description: 'Para quienes llevan este sitio: encontrar una cuenta, ver su saldo, dar o quitar créditos, cerrar sus sesiones o cerrarla.',
  heading: 'Personas',
  lead: 'Primero, las cuentas más nuevas. Lo que alguien creó solo se ve después de dar un motivo, que queda guardado.',
  search: 'Correo o ID de la cuenta',
  find: 'Buscar',
  all: 'Mostrar a todos',
  empty: 'Ninguna cuenta tiene ese correo ni ese ID.',
  visitor: 'Visitante sin cuenta',
  since: 'Desde el {0}',
  closed: 'Cerrada el {0}',
  factor: 'Verificación en dos pasos',
  operator: 'Puede abrir la consola',
  balance: '{0|number} crédito{{s}}',
  sessions: '{0|number} dispositivo{{s}} con sesión',
  keys: '{0|number} clave{{s}}',
  jobs: '{0|number} {{creación|creaciones}}',
  payments: '{0|number} pago{{s}}',
  amount: 'Créditos (con un menos se quitan)',
  outcome: 'Motivo, tal como lo leerá su dueño',
  acts: {
    factor: {
      label: 'Quitar el segundo paso',
      body: '¿Quitar la app de autenticación, las llaves de acceso y los códigos de recuperación de esta cuenta? Su dueño podrá entrar solo con la contraseña y recibirá un correo.',
    },
    made: { label: 'Ver sus creaciones', body: 'Verás las más nuevas durante una hora.' },
    credits: { label: 'Dar o quitar créditos', body: 'Los créditos que des no vencen.' },
    sessions: {
      label: 'Cerrar todas las sesiones',
      body: 'Se cierra la sesión en todos los dispositivos, y las claves dejan de funcionar.',
    },
    close: {
      label: 'Cerrar la cuenta',
      body: 'La cuenta y todo lo que se creó con ella se eliminan para siempre. Su dueño recibe tu motivo por correo.',
    },
  },
  made: { title: 'Creaciones más nuevas', none: 'Con esta cuenta no se creó nada, o ya se eliminó.', file: 'Abrir el archivo {0}' },
  columns: {
    id: 'Cuenta',
    email: 'Correo',
    at: 'Desde',
    closed: 'Cerrada',
    balance: 'Créditos',
    jobs: 'Creaciones',
    payments: 'Pagos',
  },
} satisfies NamespaceOperatorPeopleTranslation;

export default operatorPeople;

import type { NamespaceOperatorMoneyTranslation } from '../../generated/types.ts';

const operatorMoney = {
  title: 'Pagos: cada uno junto al registro de créditos',
  description: 'Para quienes llevan este sitio: cada pago, los créditos que dio, lo que se reembolsó y lo que no cuadra.',
  heading: 'Pagos',
  lead: 'Todos los pagos, primero los más nuevos, con los créditos que dieron. Una disputa aparece como créditos retirados.',
  show: 'Mostrar',
  states: {
    all: 'Todos',
    paid: 'Pagados',
    pending: 'En curso',
    returned: 'Reembolsados',
    odd: 'No cuadran',
    differs: 'Difiere del procesador',
  },
  search: 'Correo, cuenta, pago o cargo',
  find: 'Buscar',
  everything: 'Mostrar todo',
  empty: 'No hay pagos.',
  kinds: { pack: 'Paquete de créditos', plan: 'Plan contratado', renewal: 'Plan renovado', unknown: 'Desconocido aquí' },
  status: { pending: 'En curso', paid: 'Pagado', declined: 'Rechazado', expired: 'Vencido', refunded: 'Reembolsado' },
  ledger: 'Créditos comprados: {credits|number}, dados: {given|number}, retirados: {taken|number}',
  odd: 'El registro no coincide con este pago.',
  differences: {
    noPayment:
      'El procesador tiene este cargo, pero aquí no hay ningún pago que le corresponda. Busca al comprador por su correo y devuélvelo allí o dale los créditos en Personas.',
    noCharge:
      'Se dieron créditos, pero el procesador no tiene ese cargo. Búscalo allí. Si no llegó dinero, retira los créditos en Personas.',
    otherAmount: 'El procesador cobró un importe distinto del acordado. Compara ambos y devuelve allí la diferencia.',
    unknownRefund: 'El procesador ha devuelto dinero sin avisar, así que los créditos siguen aquí.',
    disputed: 'El comprador ha abierto una disputa. Responde en el procesador antes del plazo. Si se pierde, los créditos se retiran.',
  },
  refund: { asked: 'Se pidió el reembolso al procesador de pagos.', done: 'El procesador de pagos hizo el reembolso.' },
  acts: {
    apply: { label: 'Retirar los créditos', body: 'Se retira de los créditos la misma parte que se devolvió del dinero.' },
    refund: {
      label: 'Reembolsar',
      body: 'La persona recupera todo el dinero. Se retiran los créditos que le queden y termina el plan que pagó.',
    },
  },
  columns: {
    id: 'Pago',
    account: 'Cuenta',
    email: 'Correo',
    kind: 'Tipo',
    price: 'Precio',
    currency: 'Moneda',
    status: 'Estado',
    at: 'Iniciado',
    settled: 'Pagado el',
    charge: 'Cargo',
    credits: 'Créditos comprados',
    given: 'Créditos dados',
    taken: 'Créditos retirados',
  },
} satisfies NamespaceOperatorMoneyTranslation;

export default operatorMoney;

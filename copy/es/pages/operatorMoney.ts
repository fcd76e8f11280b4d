import type { NamespaceOperatorMoneyTranslation } from '../../generated/types.ts';

const operatorMoney = {
  title: 'Pagos: cada uno junto al registro de créditos',
  description: 'Para quienes llevan este sitio: cada pago, los créditos que dio, lo que se reembolsó y lo que no cuadra.',
  heading: 'Pagos',
  lead: 'Todos los pagos, primero los más nuevos, con los créditos que dieron. Una disputa aparece como créditos retirados.',
  show: 'Mostrar',
  states: { all: 'Todos', paid: 'Pagados', pending: 'En curso', returned: 'Reembolsados', odd: 'No cuadran' },
  search: 'Correo, cuenta, pago o cargo',
  find: 'Buscar',
  everything: 'Mostrar todo',
  empty: 'No hay pagos.',
  kinds: { pack: 'Paquete de créditos', plan: 'Plan contratado', renewal: 'Plan renovado' },
  status: { pending: 'En curso', paid: 'Pagado', declined: 'Rechazado', expired: 'Vencido', refunded: 'Reembolsado' },
  ledger: 'Créditos comprados: {credits|number}, dados: {given|number}, retirados: {taken|number}',
  odd: 'El registro no coincide con este pago.',
  refund: { asked: 'Se pidió el reembolso al procesador de pagos.', done: 'El procesador de pagos hizo el reembolso.' },
  acts: {
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

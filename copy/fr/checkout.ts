import type { CheckoutWords } from '../types/checkout.ts';
import pricing from './pages/pricing.ts';

const checkout: CheckoutWords = {
  pack: '{credits} crédits',
  tiers: pricing.tiers,
  billings: { month: 'mensuel', year: 'annuel' },
  title: 'Paiement',
  sandbox: 'Mode test : rien n’est débité. Utilisez la carte 4242 4242 4242 4242.',
  perMonth: 'par mois',
  perYear: 'par an',
  name: 'Nom sur la carte',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM / AA',
  csc: 'Code de sécurité',
  pay: 'Payer {amount}',
  confirmTitle: 'Votre banque vous demande de confirmer',
  confirmText: 'Confirmez que vous voulez payer {amount}.',
  confirm: 'Confirmer le paiement',
  paidTitle: 'Paiement reçu',
  paidText: 'Merci. Vos crédits ont été ajoutés à votre solde.',
  declinedTitle: 'La carte a été refusée',
  declinedText: 'Rien n’a été prélevé. Recommencez avec une autre carte.',
  expiredTitle: 'Ce paiement a expiré',
  expiredText: 'Rien n’a été prélevé. Recommencez depuis la page des tarifs.',
  back: 'Retour au site',
  wrongName: 'Indiquez le nom tel qu’il figure sur la carte.',
  wrongNumber: 'Vérifiez le numéro de carte : il semble incorrect.',
  wrongExpiry: 'Indiquez une date à venir, par exemple 08 / 31.',
  wrongCsc: 'Indiquez les trois ou quatre chiffres du code de sécurité.',
  renews: 'Renouvellement automatique jusqu’à la résiliation.',
  askPlans: 'Combien coûte un abonnement, par mois ou par an ? Prix',
  askPacks: 'Combien coûtent les crédits sans abonnement ? Prix des packs',
};

export default checkout;

import type { NamespaceOperatorReportsTranslation } from '../../generated/types.ts';

const operatorReports = {
  title: 'Signalements : quoi trancher, et avant quand',
  description: 'Pour celles et ceux qui gèrent ce site : ce qui a été signalé, de quoi il s’agit, et la réponse que chacun lira.',
  heading: 'Signalements',
  lead: 'Chaque signalement reçoit une réponse sous {hours} heures. Les plus urgents d’abord.',
  mostUrgent: 'Les plus urgents',
  lastDecided: 'Dernières réponses',
  show: 'Afficher',
  states: { open: 'À traiter', decided: 'Traités' },
  empty: 'Aucun signalement ici.',
  left: 'Encore {0}',
  late: '{0} de retard',
  reported: 'Signalé le {0}',
  closedAt: 'Traité le {0}',
  reporter: {
    letter: 'La personne qui a signalé recevra la réponse par e-mail.',
    number: 'La personne qui a signalé n’a pas laissé d’e-mail.',
  },
  about: '{0}, du compte {1}',
  unknown: 'Ce lien ne mène à rien de ce que nous conservons. Si vous savez de quoi il s’agit, indiquez-le ci-dessous.',
  gone: 'La personne qui l’a créé l’a déjà supprimé.',
  goesWith:
    'Supprimés avec : {copies} copie{{s}} importée{{s}}, {remixes} résultat{{s}} qui en découle{{nt}}, {sources} fichier{{s}} d’origine.',
  file: 'Afficher le fichier {0}',
  hint: 'Deux réseaux de neurones estiment : nudité sur une photo {photograph}, pornographie {explicit}, suggestif {suggestive}. Ils peuvent se tromper et ne savent rien de l’âge.',
  suspected: {
    violence: 'Un réseau de neurones soupçonne de la violence dans le texte de départ. Il se trompe souvent.',
    hate: 'Un réseau de neurones soupçonne de la haine dans le texte de départ. Il se trompe souvent.',
    forgery: 'Un réseau de neurones soupçonne un faux document dans le texte de départ. Il se trompe souvent.',
    selfHarm: 'Un réseau de neurones soupçonne de l’automutilation dans le texte de départ. Il se trompe souvent.',
  },
  noHint: 'Aucun réseau de neurones ne l’a encore regardé.',
  outcome: 'Réponse, telle que chacun la lira',
  remixes: 'Supprimer aussi ce que d’autres en ont fait',
  acts: {
    removed: { label: 'Supprimer', body: 'La suppression est définitive, et la personne concernée reçoit votre réponse par e-mail.' },
    kept: { label: 'Conserver', body: 'Rien ne change.' },
    closed: {
      label: 'Supprimer et fermer le compte',
      body: 'La suppression est définitive, le compte est fermé, et un nouveau compte avec cet e-mail sera refusé.',
    },
    target: { label: 'Il s’agit d’autre chose', body: 'Saisissez un lien, l’ID d’une création ou le SHA-256 d’un fichier créé ici.' },
  },
  target: 'Lien, ID ou SHA-256',
  columns: {
    number: 'Signalement',
    reason: 'Motif',
    status: 'État',
    at: 'Signalé le',
    due: 'Échéance',
    closed: 'Traité le',
    url: 'Lien',
    subject: 'Objet',
    account: 'Compte',
    outcome: 'Réponse',
  },
} satisfies NamespaceOperatorReportsTranslation;

export default operatorReports;

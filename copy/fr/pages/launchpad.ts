import type { NamespaceLaunchpadTranslation } from '../../generated/types.ts';

const launchpad = {
  title: 'Modèles d’IA du site : ajouter, suivre, retirer',
  description:
    'Pour celles et ceux qui gèrent ce site : les modèles disponibles, ce que chacun change et demande, et l’avancement des téléchargements.',
  heading: 'Modèles d’IA',
  lead: 'Le site fonctionne tel quel : les résultats sont composés à partir de dessins, de photos et de règles. Un modèle les rend plus riches. Ajoutez-en un : le prochain résultat l’utilisera.',
  loading: 'Chargement…',
  failed: 'Impossible de charger les modèles. Réessayez.',
  locked: 'Ouvrez d’abord la console : elle vous demandera le code de votre application d’authentification.',
  unlock: 'Ouvrir la console',
  needs: '{0} sur le disque, {1} de mémoire',
  pace: 'Un résultat prend environ {0} seconde{{s}} sur cette machine',
  license: 'Licence : {0}',
  notCommercial: 'Usage commercial interdit.',
  terms: {
    openRail: 'Elle restreint certains usages, et tout le monde doit le savoir : les conditions les énumèrent tant que le modèle est là.',
    credit: 'Elle demande une mention, que les conditions affichent tant que le modèle est là.',
  },
  misfits: {
    platform: 'Il ne fonctionne pas sur ce type de machine.',
    memory: 'Il lui faut {0} de mémoire avec le site ; cette machine en a {1}.',
    disk: 'Il lui faut {0} d’espace libre ; il en reste {1}.',
  },
  placed: 'En place : le prochain résultat l’utilisera.',
  progress: '{0} sur {1}',
  paused: 'En pause.',
  faults: {
    unreachable: 'Le serveur de téléchargement ne répond pas. Ce qui est arrivé est conservé ; reprenez plus tard.',
    denied: 'Le serveur de téléchargement exige une clé d’accès pour ce modèle. Définissez HF_TOKEN, puis redémarrez le site.',
    missing: 'Le serveur de téléchargement n’a plus ce modèle.',
    changed: 'Le serveur de téléchargement a envoyé autre chose que prévu ; nous l’avons écarté. Reprenez ou essayez un autre miroir.',
    unsafe: 'Le serveur de téléchargement annonce des fichiers aux noms dangereux ; rien n’a été téléchargé.',
    disk: 'L’espace disque est insuffisant. Libérez-en, puis reprenez.',
    busy: 'Une autre commande utilise ce modèle. Attendez qu’elle se termine, puis reprenez.',
    unexpected: 'Un problème est survenu. Le journal du site en donne les détails.',
  },
  add: 'Ajouter',
  accept: '{0} est sous licence {1}. L’acceptez-vous ?',
  accepted: 'Accepter et ajouter',
  notNow: 'Pas maintenant',
  pause: 'Suspendre',
  resume: 'Reprendre',
  remove: 'Retirer',
  sure: 'Retirer {0} de cette machine ?',
  confirm: 'Retirer',
  keep: 'Garder',
  tryIt: 'Essayer',
  packs: {
    picture: {
      name: 'Images à partir de mots',
      change: 'Les images et les stickers sont peints d’après vos mots, ou dans l’esprit d’une photo. Ce qui est remplacé est repeint.',
    },
    'picture-fast': {
      name: 'Images à partir de mots, en plus rapide',
      change: 'Les images et les stickers sont peints en une seule étape : plus vite, avec moins de détails.',
    },
    voices: { name: 'D’autres voix', change: 'Vos textes en anglais, en français, en espagnol et en russe sont lus par d’autres voix.' },
    'voices-zh': { name: 'Voix chinoises et anglaises', change: 'Vos textes en chinois et en anglais sont lus par bien plus de voix.' },
    clone: { name: 'Voix ressemblante', change: 'La voix qui lit se rapproche davantage de celle de l’extrait.' },
    chat: {
      name: 'Discussion',
      change: 'L’assistant répond librement, avec ses propres mots, et plus seulement d’après les pages d’aide.',
    },
    translate: {
      name: 'Des mots dans cinq langues',
      change: 'Ce que vous écrivez en espagnol, français, russe ou chinois est aussi bien compris que l’anglais par les modèles d’image.',
    },
    cutout: { name: 'Détourage', change: 'Cheveux, pelage et rayons de vélo sont détourés plus finement.' },
    enlarge: { name: 'Agrandissement', change: 'Les photos agrandies montrent des détails plus nets.' },
    inpaint: { name: 'Effacer des marques', change: 'Ce qui se trouvait derrière une marque est reconstitué plus naturellement.' },
    depth: { name: 'Photos animées', change: 'La photo s’anime en profondeur : ce qui est proche bouge plus que ce qui est loin.' },
    guard: { name: 'Modération', change: 'Un modèle lit aussi ce que les gens écrivent et reconnaît bien plus de ce que le site refuse.' },
  },
} satisfies NamespaceLaunchpadTranslation;

export default launchpad;

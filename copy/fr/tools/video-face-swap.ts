import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap vidéo',
  card: 'Un visage dans une vidéo d’une minute au plus.',
  search: {
    title: 'Face swap vidéo en ligne : changer un visage',
    description:
      'Mettez un nouveau visage dans une vidéo de 60 secondes au plus. Le son est conservé, la lumière s’adapte, et vous pouvez quitter la page.',
  },
  h1: 'Face swap dans une vidéo',
  lead: 'Mettez un visage dans une vidéo d’une minute au plus. Les voix, la musique et la lumière restent celles de l’original.',
  action: 'Échanger le visage',
  steps: [
    { title: 'Choisissez une vidéo', body: 'MP4, WebM, MOV, AVI ou MKV, 60 secondes et 200 Mo au plus.' },
    { title: 'Ajoutez le visage', body: 'Une photo nette, de face, suffit.' },
    { title: 'Revenez plus tard', body: 'Fermez la page : la vidéo vous attend dans Mes créations.' },
  ],
  about: [
    {
      title: 'Suivi image par image',
      body: 'Le visage est trouvé, suivi et remplacé dans chaque image. Sa place, sa lumière et ses couleurs sont lissées dans le temps, car l’œil pardonne une petite erreur sur une photo mais remarque le moindre saut dans une vidéo. Quand la tête se tourne trop, le visage d’origine reste.',
    },
    {
      title: 'Le son ne change pas',
      body: 'Les voix restent calées sur les lèvres, la musique sur les plans. Le résultat mesure jusqu’à 1 280 pixels sur son grand côté et compte jusqu’à 30 images par seconde. Une vidéo plus grande ou plus rapide est ramenée à ces valeurs.',
    },
    {
      title: 'À quoi s’attendre',
      body: 'Une minute de vidéo compte jusqu’à 1 800 images. La barre avance image par image, et le formulaire indique le temps qu’ont pris les dernières vidéos. Les crédits ne sont dépensés qu’une fois le fichier enregistré.',
    },
    {
      title: 'Avant de commencer',
      body: 'Ne gardez que les secondes utiles et prenez un passage où rien ne cache le visage. Une lumière régulière sur la photo compte plus que sa taille.',
    },
  ],
  reasons: [
    { title: 'Pas de scintillement', body: 'Lumière et couleurs changent en douceur.' },
    { title: 'Le son d’origine', body: 'Voix, musique et bruits restent synchronisés.' },
    { title: 'Un avancement réel', body: 'La barre compte les images terminées : ce n’est pas une estimation.' },
  ],
  faqs: [
    {
      title: 'Combien de temps faut-il ?',
      body: 'Cela dépend de la durée et de la taille de la vidéo. Sous le bouton, vous voyez la durée habituelle, puis, pendant la création, le temps restant.',
    },
    {
      title: 'Peut-on traiter une vidéo verticale de téléphone ?',
      body: 'Oui, verticale ou horizontale. Une vidéo tournée sur le côté est d’abord redressée.',
    },
    { title: 'La vidéo porte-t-elle un filigrane ?', body: 'Rien de visible. Le fichier indique dans ses données qu’il est synthétique.' },
    {
      title: 'Que se passe-t-il quand la tête se tourne ?',
      body: 'Jusqu’à 40 degrés environ, l’échange tient. Au-delà, on voit le visage d’origine.',
    },
  ],
  closing: 'Jouez le premier rôle dans votre scène.',
};

export default copy;

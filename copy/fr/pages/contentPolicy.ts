import type { NamespaceContentPolicyTranslation } from '../../generated/types.ts';

const contentPolicy = {
  title: 'Règles de contenu',
  description:
    'Ce qu’il est interdit de créer avec Iridia, comment les résultats sont identifiés, et comment signaler un contenu qui vous montre.',
  intro:
    'Créez ce qui vous plaît, tant que cela ne nuit à personne. Ces règles s’appliquent à vos descriptions, à vos fichiers et à vos résultats, dans tous les outils.',
  sections: [
    {
      title: 'Les personnes',
      body: 'Ne montrez et n’imitez quelqu’un que s’il s’agit de vous ou si cette personne est d’accord. Nous vous demandons de le confirmer avant de commencer et conservons votre réponse. Il est interdit de faire dire, faire ou porter à quelqu’un ce qui pourrait l’humilier ou lui nuire. Il n’est pas possible de nommer un particulier dans une description.',
    },
    {
      title: 'Les enfants',
      body: 'Tout contenu qui sexualise une personne de moins de {adult} ans est interdit, dans tous les styles, dessiné ou photographique, réel ou imaginaire. Nous le supprimons, fermons le compte, conservons ce que la loi nous impose de conserver et le signalons aux autorités.',
    },
    {
      title: 'Contenus sexuels',
      body: 'Les contenus sexuels sont interdits, et aucun outil ne déshabille qui que ce soit. L’outil pour changer de vêtements modifie leur couleur ou leur motif. Il n’enlève rien.',
    },
    {
      title: 'Tromperie',
      body: 'Pas de faux discours de responsables politiques, pas de fausses preuves, pas de faux documents, rien qui soit attribué à tort à quelqu’un d’autre. La parodie est la bienvenue quand tout le monde voit que c’en est une.',
    },
    {
      title: 'Haine et violence',
      body: 'Pas d’appel à la haine ou à la violence, pas d’apologie du terrorisme, pas de torture, pas d’instructions pour se blesser ou blesser quelqu’un.',
    },
    {
      title: 'Les œuvres des autres',
      body: 'N’ajoutez que ce qui est à vous ou ce que vous avez le droit d’utiliser. Les outils qui effacent les filigranes sont faits pour vos propres fichiers. Ils ne touchent pas aux mentions qui indiquent l’origine d’un fichier.',
    },
    {
      title: 'Comment les résultats sont identifiés',
      body: 'Les données de chaque fichier indiquent qu’il a été créé par un logiciel, et il porte des Content Credentials quand le format le permet. Rien de visible n’est ajouté à l’image. Sur la page « Vérifier un fichier », chacun peut vérifier si un fichier a été créé ici.',
    },
    {
      title: 'Ce que vérifie un programme',
      body: 'Avant que le moindre crédit soit utilisé, un programme lit ce que vous écrivez. Si votre texte enfreint une règle qu’il connaît, rien n’est créé et il vous dit laquelle. Il ne lit que du texte : il ne regarde ni les images ni les vidéos et n’écoute pas les sons. Pour certaines règles, il a des listes de mots. Pour d’autres, il interroge aussi un petit réseau de neurones, qui reconnaît la même chose dite autrement. Pour la violence, la haine, l’automutilation et les faux documents, le réseau ne refuse que ce dont il est presque sûr. La liste au bas de cette page précise lesquelles. Si nous faisons aussi appel à un service de modération extérieur, notre politique de confidentialité le nomme.',
    },
    {
      title: 'Là où le programme se trompe',
      body: 'Des choses lui échappent : les mots absents de ses listes et ce qui est dit à mots couverts. Et il refuse parfois un texte inoffensif, comme un titre de journal, une scène de film ou une expression imagée. Lors de notre dernier test, le réseau de neurones a refusé à tort {wronged} des {harmless} textes inoffensifs qui ressemblaient à des textes interdits. S’il refuse le vôtre, envoyez-le-nous depuis la page de contact : une personne l’examinera. Un refus ne coûte rien.',
    },
    {
      title: 'Ce que vérifient des personnes',
      body: 'Des personnes examinent tout ce qui est signalé, selon toutes les règles de cette page. Elles peuvent aussi regarder les résultats partagés par un lien. De petits réseaux de neurones leur indiquent les images et les vidéos qui montrent peut-être de la nudité, et les textes qui évoquent peut-être la violence, la haine, l’automutilation ou de faux documents ; cela seul ne fait rien refuser ni supprimer. Nous ne parcourons pas ce qui n’est ni signalé ni partagé : si vous voyez un contenu qui enfreint une règle, signalez-le.',
    },
    {
      title: 'En cas d’infraction',
      body: 'Nous supprimons les résultats qui enfreignent une règle, ainsi que leurs copies. En cas de récidive, nous fermons le compte. Nous vous indiquons par e-mail ce que nous avons supprimé et pourquoi. Si vous n’êtes pas d’accord, écrivez-nous depuis la page de contact : une personne réexaminera la décision.',
    },
    {
      title: 'Signaler un contenu',
      body: 'Si un résultat vous montre sans votre accord ou enfreint une règle, signalez-le. Aucun compte n’est nécessaire. Vous recevez un numéro de suivi, et nous répondons sous {hours} heures. Si notre réponse ne vous convient pas, faites un nouveau signalement en expliquant pourquoi.',
    },
  ],
  who: {
    title: 'Qui cherche quoi',
    body: 'Les nombres indiquent combien de textes interdits le réseau de neurones a trouvés lors de notre dernier test, et sur combien. Il ne les avait jamais vus. Là où il n’y a pas de nombre, beaucoup de choses échappent au programme. Dans tous les cas, des personnes examinent ce qui est signalé.',
    by: {
      words: 'Listes de mots',
      net: 'Mots et réseau : {found} sur {of}',
      clear: 'Mots, et réseau dans les cas évidents',
      people: 'Des personnes seulement, sur signalement',
    },
    kinds: {
      sexual: 'Contenus sexuels',
      minors: 'Enfants dans un contexte sexuel',
      undressing: 'Déshabiller quelqu’un',
      privatePerson: 'Particuliers désignés par leur nom',
      violence: 'Appels à la violence, apologie du terrorisme, torture, fabrication d’armes',
      hate: 'Haine envers des personnes pour ce qu’elles sont',
      selfHarm: 'Automutilation et suicide',
      forgery: 'Faux documents et fausse monnaie',
      politics: 'Propos et nouvelles inventés sur des responsables politiques ou des élections',
      likeness: 'Personnes montrées ou imitées sans leur accord',
      deception: 'Fausses preuves, contenus au nom de quelqu’un d’autre',
      seen: 'Ce qui ne peut que se voir ou s’entendre, dans une image, une vidéo ou un son',
      works: 'Œuvres d’autres personnes',
    },
  },
  changes: [
    'Ajout : sujet par sujet, ce que cherche un programme, ce qu’il en trouve et ce que seules des personnes vérifient.',
    'Ajout : ce que le programme cherche exactement, le petit réseau de neurones qu’il interroge, et ce que des personnes examinent.',
    'Ajouts : contrôle du respect des règles, contestation d’une décision, contenus qui nuisent aux enfants.',
    'Première version.',
  ],
} satisfies NamespaceContentPolicyTranslation;

export default contentPolicy;

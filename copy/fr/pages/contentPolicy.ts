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
      title: 'Comment nous contrôlons le respect des règles',
      body: 'Avant que le moindre crédit soit utilisé, un programme lit ce que vous écrivez et vous dit quelle règle n’est pas respectée. Il cherche des mots qui évoquent le sexe, les enfants, le fait de déshabiller quelqu’un ou des particuliers nommés. Pour les appels à la violence, le terrorisme, la torture, la haine, l’automutilation, les faux documents, la fausse monnaie et les fausses déclarations de responsables politiques, il interroge aussi un petit réseau de neurones, qui comprend d’autres tournures. Il ne lit que du texte. Il peut se tromper, et ce qui est dit à mots couverts peut lui échapper. Il ne regarde pas les images. Deux autres petits réseaux de neurones indiquent aux personnes qui examinent les contenus signalés ou partagés lesquels montrent peut-être de la nudité ; ils ne refusent rien. Des personnes examinent ce qui est signalé. Si le programme a refusé quelque chose à tort, écrivez-nous depuis la page de contact : une personne réexaminera votre demande.',
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
  changes: [
    'Ajout : ce que le programme cherche exactement, le petit réseau de neurones qu’il interroge, et ce que des personnes examinent.',
    'Ajouts : contrôle du respect des règles, contestation d’une décision, contenus qui nuisent aux enfants.',
    'Première version.',
  ],
} satisfies NamespaceContentPolicyTranslation;

export default contentPolicy;

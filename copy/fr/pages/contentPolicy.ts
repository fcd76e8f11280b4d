import type { NamespaceContentPolicyTranslation } from '../../generated/types.ts';

const contentPolicy = {
  title: 'Politique de contenu',
  description: 'Ce qui ne peut pas être créé avec Iridia, comment les résultats sont marqués, et comment signaler celui qui vous montre.',
  updated: 'Dernière mise à jour : 23 novembre 2026',
  intro:
    'Créez ce qui vous plaît, tant que personne n’en souffre. Ces règles valent pour les mots, les fichiers importés et les résultats, dans chaque outil.',
  sections: [
    {
      title: 'Les personnes',
      body: 'Ne montrez et n’imitez une personne que s’il s’agit de vous ou si elle est d’accord. Nous le demandons avant la tâche et gardons la réponse. Ne faites pas dire, faire ou porter à quelqu’un ce qui l’humilierait ou lui nuirait.',
    },
    {
      title: 'Les enfants',
      body: 'Rien qui sexualise une personne de moins de 18 ans, dans aucun style, dessiné ou photographique, réel ou inventé. Nous le signalons aux autorités.',
    },
    {
      title: 'Contenu sexuel',
      body: 'Pas de contenu sexuel, et aucun outil ne déshabille qui que ce soit. Le changeur de vêtements en met et n’en retire jamais.',
    },
    {
      title: 'Tromperie',
      body: 'Pas de faux discours politiques, pas de fausses preuves, pas de documents qui semblent vrais, rien qui se fasse passer pour quelqu’un d’autre. La parodie est la bienvenue quand tout le monde voit que c’en est une.',
    },
    {
      title: 'Haine et violence',
      body: 'Pas d’appels à la haine ou à la violence, pas d’apologie du terrorisme, pas de torture, pas d’instructions pour se nuire ou nuire à autrui.',
    },
    {
      title: 'Le travail des autres',
      body: 'N’importez que ce qui est à vous ou ce que vous avez le droit d’utiliser. Les effaceurs de filigrane sont faits pour vos propres images et laissent intactes les marques de provenance.',
    },
    {
      title: 'Comment les résultats sont marqués',
      body: 'Chaque résultat dit qu’il est synthétique : dans ses métadonnées, et sous forme de Content Credentials là où le format le permet. Aucune marque n’est dessinée dans l’image. Sur la page « Vérifier », chacun peut voir si un fichier a été créé ici.',
    },
    {
      title: 'Quand une règle est enfreinte',
      body: 'Une demande contraire à une règle est refusée avant tout mouvement de crédits, et le refus nomme la règle. Les résultats qui en enfreignent une sont retirés. Un compte qui recommence sans cesse est fermé.',
    },
    {
      title: 'Signaler un contenu',
      body: 'Si un résultat vous montre contre votre gré ou enfreint une règle, signalez-le. Il n’est pas nécessaire d’avoir un compte. Vous recevez un numéro pour suivre votre signalement, examiné sous 48 heures.',
    },
  ],
} satisfies NamespaceContentPolicyTranslation;

export default contentPolicy;

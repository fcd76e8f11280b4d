import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Supprimer un filigrane',
  card: 'Un coup de pinceau, et la date, le logo ou l’objet disparaît.',
  search: {
    title: 'Supprimer un filigrane ou un objet',
    description:
      'Passez le pinceau sur une date, un logo ou un objet de votre photo : le vide est comblé avec ce qui l’entoure, le reste ne bouge pas.',
  },
  h1: 'Supprimer un filigrane ou un objet d’une photo',
  lead: 'Passez le pinceau sur ce qui gêne : l’image alentour vient combler le vide.',
  action: 'Nettoyer la photo',
  steps: [
    { title: 'Ajoutez votre photo', body: 'Une photo que vous avez le droit de modifier.' },
    { title: 'Peignez ce qui doit partir', body: 'Une date, un logo, un câble, un passant au loin.' },
    { title: 'Comparez et téléchargez', body: 'En dehors des zones peintes, rien ne change.' },
  ],
  about: [
    {
      title: 'Comblé avec la photo elle-même',
      body: 'Le vide est comblé avec des morceaux semblables pris ailleurs dans l’image : l’herbe prolonge l’herbe, la brique la brique, le ciel le ciel. Les rayures fines se comblent à partir de leurs bords. Rien n’est inventé : les petits défauts sur un fond régulier s’effacent donc le mieux.',
    },
    {
      title: 'Ce qui marche, ce qui coince',
      body: 'Dates, fils électriques, taches, petits logos et papiers par terre disparaissent en général sans trace. Une personne devant de l’herbe, des feuillages, de l’eau ou une foule s’efface bien aussi. Devant une maison ou quelqu’un d’autre, l’endroit reste visible, car personne ne sait ce qui s’y cachait. Couvrez l’objet en entier : ce qui en dépasse se répète dans le vide.',
    },
    {
      title: 'Pour vos propres photos',
      body: 'Cet outil est fait pour les photos qui sont à vous ou que vous avez le droit de retoucher. Effacer le filigrane d’autrui pour ne pas payer l’image est illégal dans bien des pays et contraire à nos règles. Les données sur l’origine du fichier restent en place.',
    },
    {
      title: 'Pas à pas',
      body: 'Commencez par le plus petit, regardez, puis passez à la suite. À chaque passage, le reste de la photo garde toute sa qualité.',
    },
  ],
  reasons: [
    { title: 'Seulement sous le pinceau', body: 'Les autres pixels sont copiés tels quels.' },
    { title: 'Reproductible', body: 'Les mêmes coups de pinceau sur la même photo donnent le même résultat.' },
    { title: 'À la taille d’origine', body: 'La photo garde tous ses pixels.' },
  ],
  faqs: [
    {
      title: 'Peut-on réparer une photo de famille rayée ?',
      body: 'Oui, si les rayures sont fines : suivez-les au pinceau, elles se comblent des deux côtés.',
    },
    {
      title: 'Faut-il peindre avec précision ?',
      body: 'Pas vraiment : peignez un peu plus large que l’objet, pour couvrir aussi son ombre.',
    },
    {
      title: 'Pourquoi voit-on encore où était l’objet ?',
      body: 'Ses abords étaient trop variés pour être prolongés, ou un morceau oublié s’est répété. Repartez de l’original et couvrez tout l’objet, ombre comprise.',
    },
    {
      title: 'Puis-je enlever le filigrane d’une banque d’images ?',
      body: 'Non. Achetez la licence, et vous aurez la photo sans filigrane.',
    },
  ],
  closing: 'Comme s’il n’y avait jamais rien eu.',
};

export default copy;

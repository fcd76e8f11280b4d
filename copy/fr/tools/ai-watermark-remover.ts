import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Supprimer un filigrane ou un objet',
    description:
      'Passez le pinceau sur une date, un logo ou un objet de votre photo : le vide est comblé avec ce qui l’entoure, le reste ne bouge pas.',
  },
  h1: 'Supprimer un filigrane ou un objet d’une photo',
  lead: 'Passez le pinceau sur ce qui gêne, et le vide se remplit avec l’image autour.',
  action: 'Supprimer',
  steps: [
    { title: 'Ajoutez votre photo', body: 'Une photo que vous avez le droit de modifier.' },
    { title: 'Peignez ce qui doit partir', body: 'Une date, un logo, un câble, un passant au loin.' },
    { title: 'Comparez et téléchargez', body: 'Hors du pinceau, rien ne change.' },
  ],
  about: [
    {
      title: 'Comblé avec la photo',
      body: 'Le vide est recousu avec des morceaux semblables pris ailleurs dans l’image : l’herbe continue en herbe, la brique en brique, le ciel en ciel. Les fines rayures se referment par leurs bords. Rien n’est inventé, donc les petites choses sur un fond régulier partent le mieux.',
    },
    {
      title: 'Ce qui marche, ce qui coince',
      body: 'Dates, fils électriques, taches, petits logos et papiers par terre disparaissent en général sans trace. Une grande silhouette devant un décor compliqué laisse une traînée, car personne ne sait ce qu’elle cachait. Mieux vaut plusieurs petits passages.',
    },
    {
      title: 'Pour vos propres photos',
      body: 'Cet outil sert aux photos que vous possédez ou pouvez retoucher. Effacer le filigrane d’autrui pour ne pas payer l’image est illégal dans bien des pays et contraire à nos règles. Les données d’origine du fichier sont laissées.',
    },
    {
      title: 'Pas à pas',
      body: 'Commencez par le plus petit, regardez, puis passez à la suite. Chaque passage garde toute la qualité du reste.',
    },
  ],
  reasons: [
    { title: 'Seulement sous le pinceau', body: 'Les autres pixels sont copiés tels quels.' },
    { title: 'Toujours le même résultat', body: 'Si vous repassez aux mêmes endroits de la même photo, rien ne change.' },
    { title: 'En taille réelle', body: 'La photo garde tous ses pixels.' },
  ],
  faqs: [
    {
      title: 'Peut-on réparer une photo de famille rayée ?',
      body: 'Oui, si les rayures sont fines : suivez-les au pinceau, elles se referment des deux côtés.',
    },
    { title: 'Faut-il peindre avec précision ?', body: 'Un peu plus large que l’objet, pour couvrir aussi son ombre.' },
    {
      title: 'Pourquoi reste-t-il une zone floue ?',
      body: 'La surface était grande ou ses abords trop variés. Annulez, peignez moins, avancez par étapes.',
    },
    {
      title: 'Puis-je enlever le filigrane d’une banque d’images ?',
      body: 'Non. Achetez la licence, et vous aurez la photo sans filigrane.',
    },
  ],
  closing: 'Parti, comme s’il n’avait jamais été là.',
};

export default copy;

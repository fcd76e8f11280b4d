/** Words that say where in the frame a thing is, and how several of one kind stand to each other. */
import { tableOf } from './table.ts';

/** Larger and before everything else, or in a corner of the frame. */
export const spotOf = tableOf({
  front:
    'in the foreground,in foreground,foreground,au premier plan,en primer plano,en el primer plano,на переднем плане,在前景中,在前景,前景中,前景里',
  'bottom right':
    'in the corner,in a corner,in one corner,in the right corner,in the bottom corner,in the bottom right corner,in the lower right corner,dans le coin,dans un coin,dans le coin droit,en la esquina,en una esquina,en la esquina derecha,en un rincon,в углу,в правом углу,在角落里,在角落,角落里,右下角',
  'bottom left':
    'in the left corner,in the bottom left corner,in the lower left corner,dans le coin gauche,en la esquina izquierda,в левом углу,左下角',
  'top right':
    'in the top corner,in the upper corner,in the top right corner,in the upper right corner,dans le coin superieur droit,en la esquina superior derecha,в верхнем углу,в правом верхнем углу,右上角',
  'top left':
    'in the top left corner,in the upper left corner,dans le coin superieur gauche,en la esquina superior izquierda,в левом верхнем углу,左上角',
});
export type Spot = NonNullable<ReturnType<typeof spotOf>>;

/** `alike` changes nothing, as copies are, and needs two. */
export const formationOf = tableOf({
  row: 'in a row,parked in a row,standing in a row,sitting in a row,arranged in a row,lined up,in a line,side by side,en rang,en ligne,alignes,alignees,cote a cote,en fila,en hilera,alineados,alineadas,lado a lado,в ряд,бок о бок,排成一排,成一排,一字排开,并排',
  stack:
    'on top of each other,on top of one another,standing on top of each other,sitting on top of each other,piled on top of each other,stacked on top of each other,stacked up,stacked,empiles,empilees,les uns sur les autres,l un sur l autre,apilados,apiladas,uno encima del otro,uno encima de otro,unos encima de otros,друг на друге,叠在一起,堆叠,叠罗汉',
  facing:
    'facing each other,facing one another,face to face,looking at each other,face a face,l un en face de l autre,se faisant face,cara a cara,frente a frente,лицом к лицу,друг напротив друга,面对面,相对',
  close: 'together,standing together,sitting together,ensemble,juntos,juntas,вместе,一起,在一起',
  alike: 'identical,identiques,identicos,identicas,одинаков*,一模一样,一模一样的,相同的',
  varied:
    'of different colors,in different colors,of different colours,in different colours,of various colors,in various colors,de differentes couleurs,de couleurs differentes,de diferentes colores,de distintos colores,de colores diferentes,разных цветов,разного цвета,不同颜色,不同颜色的',
});
export type Formation = NonNullable<ReturnType<typeof formationOf>>;

/** Names of Uruguayan players. */
import type { NameList } from './name-list.ts';

// biome-ignore format: names read better in lines
export const URUGUAI: NameList = {
  firstNames: [
    'Agustín', 'Alan', 'Bruno', 'Camilo', 'Cristian', 'Diego', 'Emiliano', 'Facundo', 'Fabricio', 'Federico', 'Felipe', 'Franco', 'Gastón', 'Gonzalo',
    'Guillermo', 'Hernán', 'Ignacio', 'Joaquín', 'Jonathan', 'Juan Manuel', 'Leandro', 'Lucas', 'Manuel', 'Martín', 'Mathías', 'Mauricio', 'Maximiliano', 'Nahuel',
    'Nicolás', 'Octavio', 'Rodrigo', 'Santiago', 'Sebastián', 'Thiago', 'Washington',
  ],
  surnames: [
    'Alonso', 'Amaro', 'Arezo', 'Barboza', 'Bentancor', 'Boselli', 'Cabrera', 'Cáceres', 'Camejo', 'Cardozo', 'Castro', 'Correa', 'De León', 'Fagúndez',
    'Ferreira', 'García', 'Gómez', 'Laxalt', 'Lemos', 'Maldonado', 'Martínez', 'Méndez', 'Núñez', 'Olivera', 'Pereira', 'Píriz', 'Ramírez', 'Recoba',
    'Rodríguez', 'Rolan', 'Silveira', 'Sosa', 'Techera', 'Trindade', 'Varela', 'Viera', 'Viñas',
  ],
};

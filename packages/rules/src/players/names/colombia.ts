/** Names of Colombian players. */
import type { NameList } from './name-list.ts';

// biome-ignore format: names read better in lines
export const COLOMBIA: NameList = {
  firstNames: [
    'Andrés', 'Brayan', 'Camilo', 'Carlos', 'Cristian', 'Daniel', 'Deiver', 'Duván', 'Edwin', 'Emerson', 'Estéfano', 'Fabián', 'Felipe', 'Harold',
    'Hernán', 'Jáder', 'Jefferson', 'Jhon', 'Jhon Jairo', 'Jorge', 'Juan Camilo', 'Juan David', 'Juan José', 'Kevin', 'Luis', 'Mateo', 'Miguel',
    'Nelson', 'Óscar', 'Roger', 'Santiago', 'Sebastián', 'Stiven', 'Wílmar', 'Yeison',
  ],
  surnames: [
    'Arango', 'Arias', 'Asprilla', 'Balanta', 'Bedoya', 'Caicedo', 'Carabalí', 'Cárdenas', 'Castaño', 'Cortés', 'Duque', 'Escobar', 'Gallego', 'Giraldo',
    'Gómez', 'Gutiérrez', 'Henao', 'Hurtado', 'Jaramillo', 'Londoño', 'Lozano', 'Marín', 'Mejía', 'Mina', 'Montoya', 'Moreno', 'Mosquera', 'Ocampo',
    'Ospina', 'Palacios', 'Perea', 'Quintero', 'Rentería', 'Restrepo', 'Rincón', 'Rojas', 'Salazar', 'Sinisterra', 'Valencia', 'Vargas', 'Zapata', 'Zuluaga',
  ],
};

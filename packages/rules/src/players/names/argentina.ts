/** Names of Argentine players. */
import type { NameList } from './name-list.ts';

// biome-ignore format: names read better in lines
export const ARGENTINA: NameList = {
  firstNames: [
    'Agustín', 'Alejo', 'Bautista', 'Braian', 'Claudio', 'Cristian', 'Emanuel', 'Enzo', 'Ezequiel', 'Facundo', 'Federico', 'Franco', 'Gastón', 'Gonzalo',
    'Guido', 'Ignacio', 'Ivo', 'Joaquín', 'Juan Cruz', 'Juan Ignacio', 'Julián', 'Lautaro', 'Leandro', 'Lisandro', 'Lucas', 'Marcos', 'Matías', 'Mauro',
    'Maximiliano', 'Nahuel', 'Nicolás', 'Pablo', 'Ramiro', 'Rodrigo', 'Santiago', 'Thiago', 'Tomás', 'Valentín',
  ],
  surnames: [
    'Acosta', 'Aguirre', 'Albornoz', 'Álvarez', 'Ávila', 'Barrios', 'Benítez', 'Bianchi', 'Bustos', 'Cabrera', 'Cáceres', 'Cardozo', 'Castillo', 'Correa',
    'Domínguez', 'Escobar', 'Farías', 'Ferreyra', 'Figueroa', 'Galván', 'Giménez', 'Godoy', 'Herrera', 'Ibáñez', 'Ledesma', 'Lucero', 'Luna', 'Maidana',
    'Medina', 'Moyano', 'Ojeda', 'Peralta', 'Ponce', 'Quiroga', 'Ríos', 'Roldán', 'Rossi', 'Sosa', 'Toledo', 'Vera', 'Villalba', 'Zárate',
  ],
};

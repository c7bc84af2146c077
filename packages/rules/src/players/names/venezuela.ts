/** Names of Venezuelan players. */
import type { NameList } from './name-list.ts';

// biome-ignore format: names read better in lines
export const VENEZUELA: NameList = {
  firstNames: [
    'Abraham', 'Adalberto', 'Alexander', 'Andrés', 'Ángel', 'Argenis', 'Bernardo', 'Carlos', 'Christian', 'Darwin', 'Edson', 'Eduard', 'Eric', 'Francisco',
    'Freddy', 'Jan Carlos', 'Jefferson', 'Jesús', 'Jhon', 'Jon', 'José', 'José Luis', 'Juan Pablo', 'Júnior', 'Leonardo', 'Luis', 'Manuel',
    'Miguel', 'Nahuel', 'Ricardo', 'Roberto', 'Rómulo', 'Ronald', 'Samuel', 'Wilker', 'Yeferson',
  ],
  surnames: [
    'Andrade', 'Aponte', 'Aristeguieta', 'Arteaga', 'Barrios', 'Bello', 'Blanco', 'Bracho', 'Briceño', 'Cádiz', 'Casseres', 'Castillo', 'Celis', 'Chacón',
    'Colina', 'Córdova', 'Del Pino', 'Escalona', 'Faría', 'Figuera', 'Graterol', 'Guerra', 'Hernández', 'Lacava', 'Linares', 'Manzano', 'Martínez', 'Mendoza',
    'Moreno', 'Murillo', 'Navarro', 'Osorio', 'Otero', 'Peña', 'Quintero', 'Ramírez', 'Rangel', 'Rivas', 'Sequera', 'Sosa', 'Uribe', 'Zambrano',
  ],
};

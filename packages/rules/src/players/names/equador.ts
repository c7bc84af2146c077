/** Names of Ecuadorian players. */
import type { NameList } from './name-list.ts';

// biome-ignore format: names read better in lines
export const EQUADOR: NameList = {
  firstNames: [
    'Alan', 'Alejandro', 'Alexander', 'Anderson', 'Ángel', 'Anthony', 'Byron', 'Carlos', 'Cristian', 'Darío', 'Dixon', 'Édison', 'Eduar', 'Fernando',
    'Fidel', 'Gabriel', 'Héctor', 'Jackson', 'Janner', 'Jefferson', 'Jhojan', 'John', 'José', 'Joao', 'Kevin', 'Leonardo',
    'Leonel', 'Luis', 'Marlon', 'Michael', 'Miller', 'Pedro', 'Robert', 'Romario', 'Segundo', 'Walter', 'Xavier',
  ],
  surnames: [
    'Alcívar', 'Anangonó', 'Angulo', 'Arboleda', 'Arroyo', 'Ayoví', 'Bolaños', 'Borja', 'Caicedo', 'Castillo', 'Cazares', 'Cevallos', 'Cifuentes', 'Congo',
    'Corozo', 'Delgado', 'Espinoza', 'Estrada', 'Estupiñán', 'Franco', 'Garcés', 'Guerrero', 'Gruezo', 'Hurtado', 'Ibarra', 'Intriago', 'Lara', 'Mercado',
    'Minda', 'Montaño', 'Nazareno', 'Ordóñez', 'Ortiz', 'Pacho', 'Palacios', 'Plata', 'Porozo', 'Preciado', 'Quiñónez', 'Sarmiento', 'Tenorio', 'Zambrano',
  ],
};

/** Names of Brazilian players: common first names and surnames, and the short names of its football. */
import type { NameList } from './name-list.ts';

// biome-ignore format: names read better in lines
export const BRASIL: NameList = {
  firstNames: [
    'Adriano', 'Alan', 'Alex', 'Alisson', 'Anderson', 'André', 'Antônio', 'Arthur', 'Augusto', 'Breno', 'Bruno', 'Caio', 'Carlos', 'César',
    'Cláudio', 'Cristian', 'Danilo', 'Davi', 'Denis', 'Diego', 'Diogo', 'Douglas', 'Edson', 'Eduardo', 'Elias', 'Emerson', 'Enzo', 'Éric',
    'Everton', 'Fabrício', 'Fábio', 'Felipe', 'Fernando', 'Flávio', 'Francisco', 'Gabriel', 'Gilberto', 'Guilherme', 'Gustavo', 'Heitor', 'Henrique', 'Hugo',
    'Igor', 'Ítalo', 'Jean', 'Jefferson', 'João', 'João Paulo', 'João Pedro', 'João Vitor', 'Jonas', 'Jonathan', 'Jorge', 'José', 'Júlio', 'Kaio',
    'Leandro', 'Leonardo', 'Lucas', 'Luciano', 'Luiz', 'Luiz Felipe', 'Luiz Henrique', 'Marcelo', 'Márcio', 'Marcos', 'Marcos Vinícius', 'Mateus', 'Matheus', 'Maurício',
    'Maxwell', 'Michel', 'Miguel', 'Murilo', 'Natan', 'Nícolas', 'Otávio', 'Pablo', 'Patrick', 'Paulo', 'Paulo Henrique', 'Pedro', 'Pedro Henrique', 'Rafael',
    'Raul', 'Renan', 'Renato', 'Ricardo', 'Richard', 'Roberto', 'Robson', 'Rodrigo', 'Rogério', 'Ronaldo', 'Ruan', 'Samuel', 'Sérgio', 'Thiago',
    'Tiago', 'Vagner', 'Vinícius', 'Vitor', 'Vitor Hugo', 'Wagner', 'Wallace', 'Wellington', 'Wesley', 'William', 'Yago', 'Yuri',
  ],
  surnames: [
    'Almeida', 'Alves', 'Amaral', 'Andrade', 'Aragão', 'Araújo', 'Assis', 'Azevedo', 'Barbosa', 'Barros', 'Batista', 'Bezerra', 'Borges', 'Brandão',
    'Brito', 'Camargo', 'Campos', 'Cardoso', 'Carvalho', 'Castro', 'Cavalcante', 'Coelho', 'Conceição', 'Correia', 'Costa', 'Coutinho', 'Cruz', 'Cunha',
    'da Silva', 'Dantas', 'de Jesus', 'de Lima', 'de Paula', 'de Souza', 'Dias', 'do Carmo', 'do Nascimento', 'dos Santos', 'Duarte', 'Farias', 'Fernandes', 'Ferraz',
    'Ferreira', 'Figueiredo', 'Fonseca', 'França', 'Freitas', 'Garcia', 'Gomes', 'Gonçalves', 'Guimarães', 'Leal', 'Leite', 'Lima', 'Lopes', 'Macedo',
    'Machado', 'Magalhães', 'Marques', 'Martins', 'Matos', 'Medeiros', 'Meireles', 'Mello', 'Mendes', 'Menezes', 'Miranda', 'Monteiro', 'Moraes', 'Moreira',
    'Mota', 'Moura', 'Muniz', 'Nascimento', 'Neves', 'Nogueira', 'Novaes', 'Nunes', 'Oliveira', 'Pacheco', 'Paiva', 'Peixoto', 'Pereira', 'Pessoa',
    'Pimentel', 'Pinheiro', 'Pires', 'Queiroz', 'Ramos', 'Rangel', 'Rezende', 'Ribeiro', 'Rocha', 'Rodrigues', 'Rosa', 'Sales', 'Sampaio', 'Santana',
    'Santiago', 'Santos', 'Siqueira', 'Soares', 'Souza', 'Tavares', 'Teixeira', 'Teles', 'Torres', 'Valente', 'Vasconcelos', 'Vaz', 'Viana', 'Vieira',
    'Xavier', 'Zanetti',
  ],
  nicknames: [
    'Alemão', 'Beto', 'Biel', 'Binho', 'Bruninho', 'Cacá', 'Carlinhos', 'Chiquinho', 'Dedé', 'Duda', 'Dudu',
    'Edinho', 'Fabinho', 'Felipinho', 'Fernandinho', 'Geninho', 'Gil', 'Guga', 'Gui', 'Guto', 'Jairinho', 'Jorginho',
    'Juninho', 'Kiko', 'Lelê', 'Léo', 'Luizinho', 'Luquinhas', 'Maninho', 'Marcelinho', 'Marquinhos', 'Nando', 'Nenê', 'Neto', 'Netinho',
    'Nino', 'Paulinho', 'Pedrinho', 'Pepê', 'Rafinha', 'Renatinho', 'Ricardinho', 'Rodriguinho', 'Sandrinho', 'Serginho', 'Tatá', 'Tchê',
    'Téo', 'Thiaguinho', 'Tiquinho', 'Toninho', 'Tonho', 'Tuca', 'Tuta', 'Vaguinho', 'Vado', 'Vitinho', 'Wellinho', 'Zeca', 'Zezinho',
  ],
  origins: ['Baiano', 'Capixaba', 'Carioca', 'Catarina', 'Cearense', 'Gaúcho', 'Goiano', 'Maranhão', 'Mineiro', 'Paraíba', 'Paranaense', 'Paulista', 'Pernambucano', 'Potiguar'],
};

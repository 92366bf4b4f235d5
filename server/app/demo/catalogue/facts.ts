import type { Colour, Material, Style } from '../../../../shared/domain/traits.ts';

export type ListingFacts = {
  colours: readonly [Colour, ...Colour[]];
  materials: readonly [Material, ...Material[]];
  style: Style;
  inches: readonly [width: number, depth: number, height: number];
};

const facts = (
  style: Style,
  colours: ListingFacts['colours'],
  materials: ListingFacts['materials'],
  ...inches: ListingFacts['inches']
): ListingFacts => ({ style, colours, materials, inches });

export const listingFacts: Readonly<Record<string, ListingFacts>> = {
  'oak-slat-platform-bed': facts('scandinavian', ['beige'], ['oak'], 64, 84, 38),
  'teal-velvet-channel-bed': facts('art deco', ['teal'], ['velvet'], 81, 87, 52),
  'black-iron-bed': facts('victorian', ['black', 'gold'], ['iron', 'brass'], 54, 78, 50),
  'mahogany-four-poster': facts('traditional', ['brown'], ['mahogany'], 65, 86, 82),
  'white-spindle-twin-bed': facts('cottage', ['white'], ['other wood'], 42, 79, 40),
  'cherry-sleigh-bed': facts('traditional', ['red', 'brown'], ['cherry'], 65, 94, 47),
  'walnut-daybed': facts('mid-century', ['brown', 'grey'], ['walnut', 'tweed'], 76, 32, 28),
  'pine-bunk-bed': facts('farmhouse', ['beige'], ['pine'], 42, 80, 66),

  'walnut-lounge-chair': facts('mid-century', ['green', 'brown'], ['walnut', 'wool'], 28, 31, 29),
  'hoop-back-windsor-chair': facts('traditional', ['brown'], ['elm', 'ash'], 22, 21, 38),
  'mustard-wingback': facts('traditional', ['yellow'], ['wool', 'beech'], 30, 33, 44),
  'cane-dining-chairs-four': facts('mid-century', ['beige'], ['oak', 'cane', 'linen'], 18, 20, 33),
  'bentwood-cafe-pair': facts('bohemian', ['black'], ['beech'], 16, 20, 35),
  'ladder-back-rocker': facts('farmhouse', ['brown'], ['maple', 'rush'], 24, 30, 42),
  'rust-velvet-tub-chair': facts('modern', ['orange'], ['velvet', 'cotton', 'beech'], 31, 30, 28),
  'leather-sling-chair': facts('industrial', ['brown', 'black'], ['leather', 'steel'], 27, 32, 31),

  'walnut-sideboard': facts('mid-century', ['brown'], ['walnut'], 79, 18, 30),
  'painted-armoire': facts('cottage', ['blue', 'grey'], ['other wood'], 44, 21, 77),
  'glazed-oak-bookcase': facts('traditional', ['brown'], ['oak', 'glass'], 41, 15, 75),
  'mahogany-tallboy': facts('traditional', ['brown', 'gold'], ['mahogany', 'oak', 'brass', 'veneer'], 38, 20, 48),
  'apothecary-chest': facts('farmhouse', ['brown'], ['pine', 'brass'], 47, 15, 34),
  'sage-kitchen-hutch': facts('cottage', ['green'], ['pine'], 46, 17, 76),
  'cane-front-bar-cabinet': facts('modern', ['black', 'beige'], ['ash', 'cane', 'brass'], 36, 16, 54),
  'factory-steel-locker': facts('industrial', ['green'], ['steel'], 45, 18, 72),

  'walnut-vanity-round-mirror': facts('mid-century', ['brown'], ['walnut', 'glass'], 47, 17, 54),
  'cottage-vanity-three-mirrors': facts('cottage', ['cream'], ['other wood', 'glass'], 42, 18, 58),
  'art-deco-dressing-table': facts('art deco', ['brown', 'cream'], ['walnut', 'veneer', 'glass'], 50, 18, 61),
  'skirted-kidney-vanity': facts('cottage', ['pink'], ['pine', 'linen'], 43, 20, 29),
  'oak-cane-vanity-and-stool': facts('scandinavian', ['beige'], ['oak', 'cane', 'glass'], 39, 16, 55),
  'campaign-flip-top-vanity': facts('traditional', ['brown', 'gold'], ['mahogany', 'brass'], 44, 20, 30),
  'white-lacquer-arched-vanity': facts('minimalist', ['white', 'gold'], ['brass', 'bouclé', 'glass'], 43, 17, 62),
  'bamboo-vanity-and-stool': facts(
    'bohemian',
    ['beige', 'yellow'],
    ['bamboo', 'rattan', 'glass', 'cotton'],
    36,
    18,
    54,
  ),

  'olive-velvet-three-seater': facts('mid-century', ['green'], ['velvet', 'walnut'], 84, 36, 31),
  'cognac-leather-loveseat': facts('modern', ['brown'], ['leather', 'oak'], 60, 33, 32),
  'oat-linen-chaise-sofa': facts('scandinavian', ['beige'], ['linen'], 98, 62, 33),
  'bottle-green-chesterfield': facts('victorian', ['green'], ['wool'], 80, 36, 29),
  'teak-frame-sofa': facts('mid-century', ['blue', 'brown'], ['teak', 'wool'], 75, 30, 30),
  'dusty-rose-camelback-settee': facts('traditional', ['pink'], ['mahogany', 'cotton'], 66, 31, 36),
  'curved-boucle-sofa': facts('modern', ['cream'], ['bouclé'], 92, 44, 29),
  'cane-back-settee': facts('seventies', ['orange', 'brown'], ['oak', 'cane', 'cotton'], 58, 28, 32),

  'oak-trestle-table': facts('farmhouse', ['brown'], ['oak'], 90, 38, 30),
  'round-walnut-pedestal-table': facts('mid-century', ['brown'], ['walnut', 'veneer'], 44, 44, 29),
  'oval-marble-table': facts('modern', ['white', 'grey'], ['marble'], 78, 47, 29),
  'pine-gate-leg-table': facts('cottage', ['brown'], ['pine'], 52, 36, 29),
  'teak-coffee-table': facts('mid-century', ['brown'], ['teak'], 59, 20, 18),
  'nest-of-three-tables': facts('mid-century', ['brown'], ['teak'], 20, 20, 19),
  'slim-ash-console': facts('scandinavian', ['white', 'beige'], ['ash'], 47, 12, 32),
  'smoked-glass-coffee-table': facts('seventies', ['grey', 'gold'], ['glass', 'brass'], 38, 38, 16),
};

import tailwind from '@tailwindcss/postcss';

/**
 * Removes what Tailwind adds for browsers without `@property`: each supported one has it (rsbuild.config.ts).
 * @type {import('postcss').Plugin}
 */
const withoutFallback = {
  postcssPlugin: 'settee:without-property-fallback',
  OnceExit(styles) {
    styles.walkAtRules('layer', (layer) => {
      if (layer.params === 'properties' && layer.nodes) layer.remove();
    });
  },
};

export default { plugins: [tailwind(), withoutFallback] };

/** Top navigation entry; the current page is underlined. */
export const navLinkStyle =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-3 font-medium underline sm:max-md:px-2 lg:max-xl:px-2 decoration-2 decoration-transparent underline-offset-8 motion-quick hover:decoration-line aria-[current=page]:decoration-accent';

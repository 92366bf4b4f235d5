type Props = { name: string; logo: { src: string; width: number; height: number } };

/** Logo on a light background in the dark theme, because most logos need one. */
export function ShopLogo({ name, logo: { src, width, height } }: Props) {
  return (
    <span className="logo-plate inline-flex w-fit rounded-control">
      <img src={src} alt={name} width={width} height={height} className="h-9 w-auto max-w-40 object-contain" />
    </span>
  );
}

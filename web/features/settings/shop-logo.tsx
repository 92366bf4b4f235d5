type Props = { name: string; logo: { src: string; width: number; height: number } };

/** The logo on a light plate, which only the dark theme shows: most logos are drawn for light paper. */
export function ShopLogo({ name, logo: { src, width, height } }: Props) {
  return (
    <span className="logo-plate inline-flex w-fit rounded-control">
      <img src={src} alt={name} width={width} height={height} className="h-9 w-auto max-w-40 object-contain" />
    </span>
  );
}

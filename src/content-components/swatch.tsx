interface SwatchProps {
  readonly name: string;
  /** As CSS writes it: `#8DD6F9`. */
  readonly value: string;
}

/** A colour with its name and its value to copy. */
export function Swatch({ name, value }: SwatchProps) {
  return (
    <figure className="swatch">
      <svg viewBox="0 0 10 6" aria-hidden="true">
        <rect width="10" height="6" fill={value} />
      </svg>
      <figcaption>
        <strong>{name}</strong> <code>{value}</code>
      </figcaption>
    </figure>
  );
}

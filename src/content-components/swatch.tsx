interface SwatchProps {
  readonly name: string;
  /** Six hexadecimal digits, as CSS writes them: `#8DD6F9`. */
  readonly value: string;
}

/** A color with its name and values to copy. */
export function Swatch({ name, value }: SwatchProps) {
  return (
    <figure className="swatch">
      <svg viewBox="0 0 10 4" aria-hidden="true">
        <rect width="10" height="4" fill={value} />
      </svg>
      <figcaption>
        <strong>{name}</strong>
        {[value, rgb(value)].map((text) => (
          <span key={text}>
            <code>{text}</code>
            <button type="button" className="copy" data-copy={text} aria-label={`Copy ${text}`}>
              Copy
            </button>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function rgb(value: string): string {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)?.slice(1);
  if (digits === undefined) {
    throw new Error(`<Swatch value="${value}" />: expected a value like "#8DD6F9".`);
  }
  return `rgb(${digits.map((pair) => Number.parseInt(pair, 16)).join(" ")})`;
}

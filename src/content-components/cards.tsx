import type { ReactNode } from "react";

interface CardsProps {
  /** `<Card>`s. */
  readonly children?: ReactNode;
}

/** Short pieces side by side, as many in a row as there is room for. */
export const Cards = ({ children }: CardsProps) => <div className="cards">{children}</div>;

interface CardProps {
  readonly title: string;
  /** A word beside the title: a license, a version. */
  readonly label?: string;
  /** The ground of what it shows, where that is a picture; missing for text. */
  readonly ground?: "light" | "dark";
  readonly children?: ReactNode;
}

/** One of several things that a reader compares or chooses from. */
export function Card({ title, label, ground, children }: CardProps) {
  return (
    <div className={ground === undefined ? "card" : `card ground-${ground}`}>
      <p className="card-title">
        {title} {label !== undefined && <span className="badge">{label}</span>}
      </p>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";

interface CardsProps {
  /** `<Card>`s. */
  readonly children?: ReactNode;
}

/** Cards in a grid. */
export const Cards = ({ children }: CardsProps) => <div className="cards">{children}</div>;

interface CardProps {
  readonly title: string;
  /** Next to the title: a license, a version. */
  readonly label?: string;
  /** Background for a picture; missing for text. */
  readonly ground?: "light" | "dark";
  readonly children?: ReactNode;
}

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

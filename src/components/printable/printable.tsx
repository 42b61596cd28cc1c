import { useEffect } from "react";
import { printPage, takePrintRequest } from "../../browser/article/print-page.ts";
import { sectionOf, type View } from "../../site/navigation/view.ts";
import { usePage } from "../app/site-context.ts";
import { Icon } from "../icon/icon.tsx";
import { Metadata } from "../metadata/metadata.tsx";
import { PageContent } from "../page-content/page-content.tsx";
import "./printable.css";

interface PrintableProps {
  readonly view: View;
}

/** All pages of a section as one. `?print` in the URL opens the print dialog. */
export function Printable({ view }: PrintableProps) {
  const path = view.kind === "printable" ? view.page.path : "";
  const isReady = usePage(path).status === "ready";
  useEffect(() => {
    if (isReady && takePrintRequest()) void printPage();
  }, [isReady]);
  const section = sectionOf(view);
  if (view.kind !== "printable" || section === undefined) return null;
  return (
    <div className="printable">
      <Metadata url={view.url} title={view.page.title} isHidden />
      <header className="page-header">
        <p className="eyebrow">{view.page.title}</p>
        <h1>{section.title}</h1>
        <p className="printable-note">
          Every page of this section in one document, to print or save as a PDF. To read on screen,{" "}
          <a href={section.url}>go to the section</a>.
        </p>
        <div className="page-tools">
          <button type="button" className="needs-script" onClick={printPage}>
            <Icon name="print" />
            Print these pages
          </button>
        </div>
      </header>
      <PageContent path={path} />
    </div>
  );
}

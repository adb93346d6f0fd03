import type { ReactNode } from 'react';
import { Card, CardBody } from '../ui/surface/Card.tsx';
import { SectionHead } from '../ui/surface/SectionHead.tsx';

/** One question and its answer. The id is the part's anchor. */
export function FigurePart({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  count?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} count={count} />
      <Card>
        <CardBody>{children}</CardBody>
      </Card>
    </section>
  );
}

import { type DataRow, DataTable } from '../ui/list/DataTable.tsx';
import { Card, CardBody } from '../ui/surface/Card.tsx';

/** A table of what waits. `empty` is said instead of a table without lines. */
export function OperatorTable({
  empty,
  ...table
}: {
  caption: string;
  head: readonly string[];
  rows: readonly DataRow[];
  empty: string;
}) {
  return (
    <Card>
      <CardBody>{table.rows.length === 0 ? <p>{empty}</p> : <DataTable {...table} />}</CardBody>
    </Card>
  );
}

import type { ComponentType } from 'react';
import { fieldTexts } from '../../shared/records/field-texts.ts';
import { TOPICS_OF } from '../../shared/records/glossary-topics.ts';
import { recordFields } from '../../shared/records/record-fields.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { PropertyReport } from '../property/PropertyReport.tsx';
import { Disclaimer } from '../ui/surface/Disclaimer.tsx';
import { MissingMeans } from './KnownFields.tsx';
import { RecordFields } from './RecordFields.tsx';
import type { GlossaryProps } from './RecordGlossary.tsx';

/**
 * A record below its head: the report for a property, all fields for everything else; then what its words mean, by the
 * page's or the dialog's own glossary, and the disclaimer at the end (P2-106).
 */
export function RecordBody({ listed, Glossary }: { listed: ListedRecord; Glossary: ComponentType<GlossaryProps> }) {
  if (listed.group === 'currentProperties' || listed.group === 'pastProperties')
    return <PropertyReport property={listed.record} Glossary={Glossary} />;
  const groups = recordFields(listed.group, listed.record);
  return (
    <>
      <RecordFields groups={groups} />
      <MissingMeans fields={groups.flatMap(({ fields }) => fields)} />
      <Glossary texts={fieldTexts(groups)} topics={TOPICS_OF[listed.group]} />
      <Disclaimer />
    </>
  );
}

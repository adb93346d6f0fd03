import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { KitControl, type KitState } from './KitControl.tsx';

const { sample } = kitPageCopy;
const STATES = ['rest', 'hover', 'focus', 'error', 'disabled'] as const satisfies readonly KitState[];

const errorOf = (state: KitState) => (state === 'error' ? sample.error : null);

/** Form fields. */
export function KitForms() {
  return (
    <>
      <KitControl name="Field" states={[...STATES, 'empty']}>
        {(state) => (
          <Field
            id={`kit-field-${state}`}
            label={sample.label}
            hint={sample.hint}
            placeholder={sample.email}
            defaultValue={state === 'empty' ? '' : sample.email}
            error={errorOf(state)}
            disabled={state === 'disabled'}
          />
        )}
      </KitControl>
      <KitControl name="SelectField" states={STATES}>
        {(state) => (
          <SelectField
            id={`kit-select-${state}`}
            label={sample.choose}
            none={sample.choose}
            options={sample.options}
            error={errorOf(state)}
            disabled={state === 'disabled'}
          />
        )}
      </KitControl>
      <KitControl name="TextArea" states={STATES}>
        {(state) => (
          <TextArea
            id={`kit-area-${state}`}
            label={sample.label}
            hint={sample.hint}
            rows={2}
            defaultValue={sample.answer}
            error={errorOf(state)}
            disabled={state === 'disabled'}
          />
        )}
      </KitControl>
      <KitControl name="FieldError" states={['error']}>
        {() => <FieldError id="kit-error" error={sample.error} />}
      </KitControl>
    </>
  );
}

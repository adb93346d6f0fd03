import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { LoadingCircle } from '../../ui/loading/LoadingCircle.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { KitControl } from './KitControl.tsx';

const { sample } = kitPageCopy;

/** Placeholders for content that is loading. */
export function KitLoading() {
  return (
    <>
      <KitControl name="Spinner" states={['busy']}>
        {() => (
          <>
            <Spinner label={kitCopy.loading} /> <Spinner label={kitCopy.loading} size={40} />
          </>
        )}
      </KitControl>
      <KitControl name="LoadingCircle" states={['busy']}>
        {() => (
          <>
            <Card>
              <CardBody>
                <p>{sample.text}</p>
              </CardBody>
            </Card>
            <LoadingCircle label={kitCopy.loading} />
          </>
        )}
      </KitControl>
      <KitControl name="Skeleton" states={['busy']}>
        {() => (
          <>
            <Skeleton shape="number" />
            <Skeleton shape="text" />
          </>
        )}
      </KitControl>
    </>
  );
}

import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { DottedLinks } from '../../ui/list/DottedLinks.tsx';
import { Carousel } from '../../ui/navigation/Carousel.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { SideNavLayout } from '../../ui/navigation/SideNavLayout.tsx';
import { Tabs } from '../../ui/navigation/Tabs.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { KitControl, POINTED } from './KitControl.tsx';

const { sample, groups } = kitPageCopy;
const { place } = sample;

/** Links and tabs. Each navigation has its own name, because the page holds several. */
export function KitNavigation() {
  return (
    <>
      <KitControl name="Crumbs" states={POINTED} isWide isLandmark>
        {() => (
          <Crumbs
            crumbs={[
              { name: groups.navigation, path: paths.home() },
              { name: place, path: paths.kit() },
            ]}
            here={sample.name}
          />
        )}
      </KitControl>
      <KitControl name="Pager" states={POINTED} isWide isLandmark>
        {() => <Pager page={3} pages={9} hrefOf={() => paths.kit()} />}
      </KitControl>
      <KitControl name="DottedLinks" states={POINTED}>
        {() => (
          <DottedLinks links={sample.places.map((text) => ({ text, href: paths.directoryName({ lastName: text }) }))} />
        )}
      </KitControl>
      <KitControl name="Tabs" states={POINTED} isWide>
        {(state) => (
          <Tabs
            label={`${groups.navigation} ${state}`}
            items={sample.places.map((title, index) => ({
              ...{ id: `kit-tab-${state}-${index}`, title, content: sample.answer },
            }))}
            heading="h3"
          />
        )}
      </KitControl>
      <KitControl name="SideNavLayout" states={POINTED} isWide>
        {(state) => (
          <SideNavLayout
            id={`kit-side-${state}`}
            label={`${groups.navigation} ${state}, beside`}
            links={sample.places.map((text) => ({ name: text, text, href: paths.kit() }))}
            current={place}
          >
            <p>{sample.answer}</p>
          </SideNavLayout>
        )}
      </KitControl>
      <KitControl name="Carousel" states={['rest', 'focus']} isWide>
        {(state) => (
          <Carousel label={`${groups.list} ${state}`} back={sample.back} on={sample.on}>
            <ul>
              {sample.places.map((text) => (
                <li key={text}>
                  <Card>
                    <CardBody>{text}</CardBody>
                  </Card>
                </li>
              ))}
            </ul>
          </Carousel>
        )}
      </KitControl>
    </>
  );
}

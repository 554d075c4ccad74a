import { Page } from '../parts.tsx';
import { Link } from '../router.tsx';

export const NotFoundPage = () => (
  <Page title="Page not found" intro="This path leads nowhere. It happens.">
    <Link to="/products">Back to the shop</Link>
  </Page>
);

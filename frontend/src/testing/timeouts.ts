import { configure } from '@testing-library/react';

// the default timeout of `findBy…` and `waitFor` is one second, too short on a busy machine
configure({ asyncUtilTimeout: 120_000 });

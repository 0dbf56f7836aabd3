import { homePath, pathTo, sitesOf } from '@suluh/domain/address';
import { callbackPath } from '@suluh/domain/address';

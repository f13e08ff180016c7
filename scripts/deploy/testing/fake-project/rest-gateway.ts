import type { Route } from './route.ts'

const apiPath =
  /^apigateway\.googleapis\.com\/v1\/projects\/[^/]+\/locations\/global\/apis\/([^/]+)/

export const gatewayHost = 'plant-analysis-abc.ew.gateway.dev'

export const gatewayRoutes: Route[] = [
  {
    api: 'apigateway',
    path: /^apigateway\.googleapis\.com\/v1\/projects\/[^/]+\/locations$/,
    answer: () => ({
      locations: ['us-central1', 'europe-west1'].map((locationId) => ({ locationId })),
    }),
  },
  {
    api: 'apigateway',
    path: new RegExp(`${apiPath.source}$`),
    answer: ({ gatewayApis }, [name = '']) => (gatewayApis.has(name) ? { name } : undefined),
  },
  {
    api: 'apigateway',
    path: new RegExp(`${apiPath.source}/configs$`),
    answer: ({ gatewayApis, gatewayConfigs }, [api = '']) =>
      gatewayApis.has(api)
        ? {
            apiConfigs: [...gatewayConfigs].map(([name, { state, madeAt }]) => ({
              name: `projects/p/locations/global/apis/${api}/configs/${name}`,
              state,
              createTime: new Date(madeAt * 1000).toISOString(),
            })),
          }
        : undefined,
  },
  {
    api: 'apigateway',
    path: /^apigateway\.googleapis\.com\/v1\/projects\/[^/]+\/locations\/[^/]+\/gateways\/([^/]+)$/,
    answer: ({ gateways }, [name = '']) => {
      const config = gateways.get(name)
      return (
        config && {
          apiConfig: `projects/p/locations/global/apis/plant-analysis/configs/${config}`,
          defaultHostname: gatewayHost,
          state: 'ACTIVE',
        }
      )
    },
  },
  {
    api: 'compute',
    path: /^compute\.googleapis\.com\/compute\/v1\/projects\/[^/]+\/global\/networks\/([^/]+)$/,
    answer: ({ networks }, [name = '']) => (networks.has(name) ? { name } : undefined),
  },
  {
    api: 'compute',
    path: /^compute\.googleapis\.com\/compute\/v1\/projects\/[^/]+\/regions\/[^/]+\/subnetworks\/([^/]+)$/,
    answer: ({ subnets }, [name = '']) => {
      const subnet = subnets.get(name)
      return subnet && { name, privateIpGoogleAccess: subnet.hasPrivateAccess }
    },
  },
  {
    api: 'dns',
    path: /^dns\.googleapis\.com\/dns\/v1\/projects\/[^/]+\/managedZones\/([^/]+)$/,
    answer: ({ zones }, [name = '']) => (zones.has(name) ? { name } : undefined),
  },
  {
    api: 'dns',
    path: /^dns\.googleapis\.com\/dns\/v1\/projects\/[^/]+\/managedZones\/([^/]+)\/rrsets$/,
    answer: ({ zones }, [name = '']) => {
      const zone = zones.get(name)
      return zone && { rrsets: [...zone.records.keys()].map((record) => ({ name: record })) }
    },
  },
]

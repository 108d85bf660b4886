// Moment card: on the Dashboard, the newest moment, noted as shown when it is.
import { useEffect, useRef } from 'react'
import { useMomentChange, useMoments } from '../../../data/use-moments.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../router/router.tsx'
import { Card } from '../../../ui/card.tsx'
import { MomentBody } from './moment-body.tsx'

export function MomentCard() {
  const { found, record } = useMoments()
  const { mutate } = useMomentChange()
  const moment = found?.today ?? found?.listed[0]
  const key = moment?.key
  const isNew = key !== undefined && record !== undefined && record.kept[key] === undefined
  const noted = useRef<string>(undefined)
  useEffect(() => {
    // Once: where it cannot be saved it is new again, and would be sent without end.
    if (key === undefined || !isNew || noted.current === key) return
    noted.current = key
    mutate({ key, did: 'shown' })
  }, [key, isNew, mutate])
  if (moment === undefined) return null
  return (
    <Card title={moment.title} action={<Link to={paths.moments}>All moments</Link>}>
      <MomentBody key={moment.key} moment={moment} />
    </Card>
  )
}
